/** Logos of the sample clients and partners in one colour, in a box of 24. A real one replaces its path. */
export const brandShapes = {
  rhomb: 'M12 0l12 12-12 12L0 12z',
  peak: 'M0 24 12 0l12 24h-7l-5-10-5 10z',
  ring: 'M12 0a12 12 0 1 0 12 12h-7a5 5 0 1 1-5-5z',
  bands: 'M0 0h24v7H0zM0 17h24v7H0z',
  columns: 'M0 24h6V9H0zM9 24h6V0H9zM18 24h6V14h-6z',
  arch: 'M0 24V12a12 12 0 0 1 24 0v12h-7V12a5 5 0 0 0-10 0v12z',
  roof: 'M0 18 12 6l12 12v6L12 12 0 24z',
  dome: 'M0 12a12 12 0 0 1 24 0H0zM6 16h12v3H6zM9 21h6v3H9z',
  windows: 'M0 0h11v11H0zM13 13h11v11H13z M24 0v11H13zM0 24V13h11z',
  pillars: 'M3 0h5v24H3zM10 4h5v20h-5zM17 9h5v15h-5z',
  dot: 'M0 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z M16 5h8v14h-8z',
  spark: 'M12 0l3.5 8.5L24 12l-8.5 3.5L12 24l-3.5-8.5L0 12l8.500-3.500z',
} as const;

export type BrandShape = keyof typeof brandShapes;
export const brandShapeIds = Object.keys(brandShapes) as [BrandShape, ...BrandShape[]];
