import { z } from 'zod';
import { oneToTwelve, svgName, typesetText } from './shared.ts';

/** The name of a company and its logo, or the typeface that replaces the logo. */
export const company = {
  name: typesetText,
  logo: svgName('brands').meta({ svgFolder: 'brands' }),
  typeface: z.enum(['text', 'display', 'wide']),
};
export const clientsSchema = z.strictObject({ clients: oneToTwelve(z.strictObject(company)) });
