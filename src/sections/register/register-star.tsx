import { diamonds } from '#ui/diamonds.ts';
import styles from './register.module.css';
import type { RegisterGroup } from './register-groups.ts';
import { starPoints } from './star-points.ts';

interface RegisterStarProps {
  groups: RegisterGroup[];
  label: string;
  isChosen?: (group: RegisterGroup) => boolean;
}

/** A star with a dot for each client: filled, or open for those who said no. Groups that are not chosen fade. */
export function RegisterStar({ groups, label, isChosen = () => true }: RegisterStarProps) {
  const points = starPoints(groups);
  return (
    <svg viewBox="-17 -17 34 34" className={styles.star} role="img" aria-label={label}>
      {groups.map((group, index) => {
        const { sector, country, global500, declined, asked } = group;
        const groupPoints = points[index] ?? [];
        const filled = groupPoints.slice(0, global500);
        const open = groupPoints.slice(asked - declined);
        return (
          <g key={country + sector} data-faded={!isChosen(group) || undefined}>
            {/* The two caps of a short line make a square; printers leave out a line without a length. */}
            <path
              className={styles.dots}
              d={groupPoints
                .slice(global500, asked - declined)
                .map(([x, y]) => `M${(x + y) / 2} ${(y - x) / 2}h.01`)
                .join('')}
            />
            {global500 > 0 && <path className={styles.filled} d={diamonds(filled, 0.8)} />}
            {declined > 0 && <path className={styles.open} d={diamonds(open, 0.78)} />}
          </g>
        );
      })}
    </svg>
  );
}
