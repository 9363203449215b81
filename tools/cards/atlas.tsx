import { OfficeMapDrawing } from '../../src/sections/offices/office-map.tsx';
import styles from './atlas.module.css';

/** The region as a field of diamonds, with the offices' cities, headquarters first. Never mirrored. */
export function Atlas({ cities }: { cities: { id: string; name: string }[] }) {
  return (
    <div className={styles.map}>
      <OfficeMapDrawing cities={cities.map((city, index) => ({ ...city, isHead: index === 0 }))} />
    </div>
  );
}
