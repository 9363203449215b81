import type { Office } from '#content/schemas/office.ts';

/** The map's frame in its units, about 26 to a degree: from Libya to Pakistan, from Cyprus to Yemen. */
export const mapFrame = { left: 60, top: -10, width: 960, height: 640 };
/** A Mercator projection: a reference point, and the units of a radian of longitude. */
export const mapProjection = { center: [46.67, 24.7], scale: 1500, translate: [608, 327] } as const;

export interface MapCity {
  id: string;
  name: string;
  isHeadOffice: boolean;
  x: number;
  y: number;
  label: NonNullable<Office['mapLabel']>;
}

/** Returns the offices' cities on the map, head office first, without those outside of the frame. */
export function mapCities(offices: Office[]): MapCity[] {
  return offices
    .map((office, index): MapCity => {
      const { id, city: name, mapLabel: label = 'after' } = office;
      const [x, y] = placeOnMap(office);
      return { id, name, isHeadOffice: index === 0, x, y, label };
    })
    .filter(({ x, y }) => {
      const { left, top, width, height } = mapFrame;
      return x > left && x < left + width && y > top && y < top + height;
    });
}

function placeOnMap({ latitude, longitude }: Office): [number, number] {
  const { center, scale, translate } = mapProjection;
  const x = translate[0] + scale * (radians(longitude) - radians(center[0]));
  const y = translate[1] - scale * (mercator(latitude) - mercator(center[1]));
  return [round(x), round(y)];
}

function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
