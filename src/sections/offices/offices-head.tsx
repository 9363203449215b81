import { getOffices, getPages, getUi } from '#content/readers.ts';
import type { Office } from '#content/schemas/office.ts';
import type { Language } from '#i18n/languages.ts';
import { breadcrumbs } from '#sections/page/link-props.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { richText } from '#ui/text.tsx';
import map from './map-dots.json';
import styles from './offices-head.module.css';
import { placeOnMap } from './place-on-map.ts';

/** The page's head: the region in diamonds, the firm's countries brighter, its cities in the colour `--mark`. */
export function OfficesHead({ language }: { language: Language }) {
  const { label, headline, introduction } = getPages(language).offices;
  return (
    <section className={`on-dark ${styles.head}`}>
      <div className={`container grid ${styles.inside}`}>
        <div className={`col ${styles.text}`}>
          <Breadcrumb {...breadcrumbs(language, { label })} />
          <h1>{richText(headline)}</h1>
          <p className="lead">{richText(introduction)}</p>
        </div>
        <nav className={`col ${styles.map}`} aria-label={getUi(language).offices.map}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the nav around it has the label */}
          <svg viewBox={map.viewBox}>
            <Land />
            {getOffices(language).map((office, index) => (
              <City key={office.id} office={office} isHeadOffice={index === 0} />
            ))}
          </svg>
        </nav>
      </div>
    </section>
  );
}

/** Rows of dots are dashed lines on a grid turned by 45 degrees: see docs/decisions/assets.md. */
function Land() {
  const dots = { strokeWidth: map.side, strokeDasharray: `${map.side} ${1 - map.side}` };
  const [x, y, width, height] = map.viewBox.split(' ');
  return (
    <>
      <defs>
        <radialGradient id="map-fade" cx=".5" cy=".46" r=".62">
          <stop offset=".6" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="map-mask" maskUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
          <rect x={x} y={y} width={width} height={height} fill="url(#map-fade)" />
        </mask>
      </defs>
      <g mask="url(#map-mask)">
        <g transform={map.transform} {...dots}>
          <path className={styles.region} d={map.region} />
          <path className={styles.countries} d={map.countries} />
          <path className={styles.headCountry} d={map.head} />
        </g>
      </g>
    </>
  );
}

const offsets = {
  before: { x: -20, y: 7, textAnchor: 'end' },
  after: { x: 22, y: 7, textAnchor: 'start' },
  above: { x: 0, y: -20, textAnchor: 'middle' },
  below: { x: 0, y: 36, textAnchor: 'middle' },
} as const;

function City({ office, isHeadOffice }: { office: Office; isHeadOffice: boolean }) {
  const place = placeOnMap(office);
  if (!place) return null;
  const radius = isHeadOffice ? 13 : 9;
  return (
    <a href={`#${office.id}`} className={styles.city}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <rect className={styles.target} x="-32" y="-32" width="64" height="64" />
        <path d={`M0 ${-radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z`} />
        <text {...offsets[office.mapLabel ?? 'after']}>{office.city}</text>
      </g>
    </a>
  );
}
