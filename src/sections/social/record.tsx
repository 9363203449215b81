import { Film, type FilmProps } from '../../ui/film.tsx';
import { Text } from '../../ui/text.tsx';

/** The film about what the firm leaves behind. */
export function Record({ film }: { film: FilmProps }) {
  return (
    <section className="section-end">
      <div className="wrap">
        <div className="grid-line grid">
          <h2 className="label aside">
            <Text>{film.title}</Text>
          </h2>
          <div className="main">
            <Film {...film} />
          </div>
        </div>
      </div>
    </section>
  );
}
