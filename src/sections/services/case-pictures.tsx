import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './case-pictures.module.css';

interface CasePicturesProps {
  label: string;
  cases: { picture: PictureSource; title: string }[];
}

export function CasePictures({ label, cases }: CasePicturesProps) {
  return (
    <section className="section-end">
      <div className="wrap">
        <h2 className={`grid-line ${styles.title}`}>{label}</h2>
        <div className={styles.pair}>
          {cases.map(({ picture, title }) => (
            <figure key={title}>
              <Picture source={picture} />
              <figcaption>{richText(title)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
