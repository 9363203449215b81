import type { MapCity } from '#sections/offices/map-cities.ts';
import { OfficeMapDrawing } from '#sections/offices/office-map.tsx';
import styles from './atlas.module.css';

/** The region as a field of diamonds, with the offices' cities, headquarters first. Never mirrored. */
export function Atlas({ cities }: { cities: MapCity[] }) {
  return (
    <div className={styles.map}>
      <OfficeMapDrawing cities={cities} />
    </div>
  );
}
