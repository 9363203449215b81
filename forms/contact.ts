import { z } from 'zod/mini';
import { countries, industries, limits, reasons } from './choices.ts';
import * as part from './parts.ts';

const fields = {
  country: part.choice(countries),
  name: part.name,
  jobTitle: part.line(limits.jobTitle),
  email: part.email,
  mobileNumber: part.mobileNumber,
  companyName: part.line(limits.companyName),
  industry: part.choice(industries),
  reasonForContact: part.choice(reasons),
  message: part.message,
};

/** The contact page's form: every field required (specification, section 5). */
export const contact = form('/contactus', { ...fields, privacyPolicy: part.consent });

/** The contact modal's form: the same, but its privacy box may stay empty (product decisions, Forms 4). */
export const contactDialog = form('/contactus/dialog', { ...fields, privacyPolicy: part.optionalConsent });

function form<Shape extends typeof fields & { privacyPolicy: z.ZodMiniType }>(path: string, shape: Shape) {
  const entries = z.strictObject(shape);
  return {
    id: 'contact',
    path,
    fields: Object.keys(shape),
    schema: z.pipe(entries.check(part.numberIsCallable), z.transform(part.withCallableNumber)),
  } as const;
}
