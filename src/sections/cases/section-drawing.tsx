import type { CaseStudy } from '#content/schemas/case.ts';
import { FilesDrawing } from './files-drawing.tsx';
import { LayersDrawing } from './layers-drawing.tsx';
import { LinesDrawing } from './lines-drawing.tsx';
import { type ChangeProgress, ProgressContext } from './moving-part.tsx';
import styles from './section-drawing.module.css';

const drawings = { layers: LayersDrawing, lines: LinesDrawing, files: FilesDrawing };

interface SectionDrawingProps {
  drawing: CaseStudy['drawing'];
  progress: ChangeProgress;
}

/** A removed part leaves an outline. Without script, and on paper, the drawing shows the state after the change. */
export function SectionDrawing({ drawing, progress }: SectionDrawingProps) {
  const { kind, description, before, after } = drawing;
  const Drawing = drawings[kind];
  return (
    <svg
      viewBox="0 0 480 360"
      role="img"
      aria-label={description}
      className={styles.drawing}
      data-progress={typeof progress === 'number' ? 'moved' : progress}
    >
      <ProgressContext value={progress}>
        <Drawing before={before} after={after} />
      </ProgressContext>
    </svg>
  );
}
