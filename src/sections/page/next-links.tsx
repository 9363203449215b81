import { type TitledLink, TitledLinks } from '../../ui/titled-links.tsx';

export function NextLinks({ label, links }: { label: string; links: TitledLink[] }) {
  return (
    <section className="section on-warm screen">
      <div className="wrap">
        <div className="grid">
          <h2 className="label aside">{label}</h2>
          <div className="main">
            <TitledLinks links={links} look="rows" />
          </div>
        </div>
      </div>
    </section>
  );
}
