import { type TitledLink, TitledLinks } from '#ui/titled-links.tsx';

export function NextLinks({ label, links }: { label: string; links: TitledLink[] }) {
  return (
    <section className="section on-warm screen-only">
      <div className="container grid">
        <h2 className="label col-label">{label}</h2>
        <div className="col-body">
          <TitledLinks links={links} variant="rows" />
        </div>
      </div>
    </section>
  );
}
