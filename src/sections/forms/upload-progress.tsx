import type { FormWords } from '../../../forms/words.ts';
import { Button } from '../../ui/button.tsx';
import styles from './upload-progress.module.css';

/** How far a form's file is on its way; upload.client.ts fills it in. */
export function UploadProgress({ words }: { words: FormWords['upload'] }) {
  return (
    <div
      className={styles.progress}
      data-upload
      data-of={words.of}
      data-cancelled={words.cancelled}
      data-wide
      hidden
    >
      <p className={styles.words}>
        <strong>
          <span data-uploading>{words.uploading}</span> <span data-percent />
        </strong>
        <span className="small muted" data-amount />
      </p>
      <progress max="100" value="0" aria-label={words.uploading} />
      <Button look="line" type="button" data-cancel>
        {words.cancel}
      </Button>
    </div>
  );
}
