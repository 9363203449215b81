import { richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import type { CardPhoto } from './art-photos.ts';
import type { CardResult } from './card-list.ts';
import styles from './case.module.css';

interface CaseProps {
  photo: CardPhoto;
  results: CardResult[];
}

/** A picture beside the words, and three results in a strip below both. */
export function Case({ photo, results }: CaseProps) {
  return (
    <>
      <Photo source={photo} className={styles.photo} />
      <dl className={styles.results}>
        {results.map(({ figure, label, inWords }) => (
          <div key={label} className={styles.result}>
            <dt data-in-words={inWords || undefined}>{figure}</dt>
            <dd>{richText(label)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
