import { z } from 'zod';
import { oneToTwelve, order, picture, svgName, textFields, typesetText } from './shared.ts';

const brand = {
  name: typesetText,
  logo: svgName('brands').meta({ svgFolder: 'brands' }),
  typeface: z.enum(['text', 'display', 'wide']),
};
export const clientsSchema = z.strictObject({ clients: oneToTwelve(z.strictObject(brand)) });
export const partnerSchema = z.strictObject({
  order,
  ...brand,
  picture: picture('partner').optional(),
  ...textFields('specialty', 'location', 'description').shape,
});
export type Partner = z.infer<typeof partnerSchema> & { id: string };
