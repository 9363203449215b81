import sprite from './sprites/home.svg?url';

/** The logo of a client or partner: a file of src/svg/brands, by its name. */
export function CompanyLogo({ logo }: { logo: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${logo}`} />
    </svg>
  );
}
