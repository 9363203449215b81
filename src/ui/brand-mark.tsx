import sprite from './sprites/home.svg?url';

/** The mark of a client or partner: a file of src/svg/brands, by its name. */
export function BrandMark({ logo }: { logo: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${logo}`} />
    </svg>
  );
}
