import { Film, type FilmProps } from '../../ui/film.tsx';
import { LabelledSection } from '../../ui/labelled-section.tsx';

export function Record({ film }: { film: FilmProps }) {
  return (
    <LabelledSection label={film.title} className="section-end">
      <div className="main">
        <Film {...film} />
      </div>
    </LabelledSection>
  );
}
