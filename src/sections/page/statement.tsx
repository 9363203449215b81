import type { PictureId } from '#content/pictures/picture-ids.ts';
import { getPicture } from '#content/pictures/pictures.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './statement.module.css';

interface StatementProps {
  label: string;
  text: string;
  picture?: PictureId | undefined;
  mirrored?: boolean | undefined;
}

export function Statement({ label, text, picture, mirrored }: StatementProps) {
  return (
    <LabelledSection label={label}>
      <p className={`statement col-body ${styles.text}`}>{richText(text)}</p>
      {picture && (
        <div className={`col-body ${styles.picture}`} data-mirrored={mirrored || undefined}>
          <Picture source={getPicture(picture, 'article')} className="crop" />
        </div>
      )}
    </LabelledSection>
  );
}
