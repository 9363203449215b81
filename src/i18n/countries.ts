import { keysOf } from './records.ts';

/** The countries of offices and jobs, with their codes of ISO 3166-1; `countries` in both firm.yaml names them. */
export const countryCodes = { ksa: 'SA', egypt: 'EG', uae: 'AE', jordan: 'JO', bahrain: 'BH' } as const;

export const countryIds = keysOf(countryCodes);
