import type { Office } from '#content/schemas/office.ts';

/** The map's frame in its units, about 26 to a degree: from Libya to Pakistan, from Cyprus to Yemen. */
const frame = { left: 60, top: -10, width: 960, height: 640 };
/** A Mercator projection: a reference point, and the units of a radian of longitude. */
const projection = { center: [46.67, 24.7], scale: 1500, translate: [608, 327] } as const;

/** Returns where an office is on the map; undefined if it is outside of the frame. */
export function placeOnMap({ latitude, longitude }: Office): { x: number; y: number } | undefined {
  const { center, scale, translate } = projection;
  const x = round(translate[0] + scale * (radians(longitude) - radians(center[0])));
  const y = round(translate[1] - scale * (mercator(latitude) - mercator(center[1])));
  const { left, top, width, height } = frame;
  return x > left && x < left + width && y > top && y < top + height ? { x, y } : undefined;
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
