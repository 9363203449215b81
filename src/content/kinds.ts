import { formMessagesSchema } from '#forms/form-messages.ts';
import { mailMessagesSchema } from '#forms/mail-messages.ts';
import { yourDataMessagesSchema } from '#forms/your-data-messages.ts';
import { articleFileSchema, articleSchema } from './schemas/article.ts';
import { cardWordsSchema } from './schemas/cards.ts';
import { caseSchema } from './schemas/case.ts';
import { filmSchema } from './schemas/film.ts';
import { clientsSchema, firmSchema, partnersSchema, siteSchema } from './schemas/firm.ts';
import { homeSchema } from './schemas/home.ts';
import { jobSchema } from './schemas/job.ts';
import { officeSchema } from './schemas/office.ts';
import { pageSchema } from './schemas/page.ts';
import { personSchema } from './schemas/person.ts';
import { profileSchema } from './schemas/profile.ts';
import { searchSchema } from './schemas/search.ts';
import { securitySchema } from './schemas/security.ts';
import { serviceSchema } from './schemas/service.ts';
import { uiSchema } from './schemas/ui.ts';
import { valuesSchema } from './schemas/values.ts';

/**
 * Which files of `content/` have which schema: for Astro's collections and for the content check, which reads the
 * text of a Markdown file too and so has a schema of the whole file.
 */
export const kinds = {
  site: { pattern: 'site.yaml', schema: siteSchema },
  security: { pattern: 'security.yaml', schema: securitySchema },
  firm: { pattern: '{en,ar}/firm.yaml', schema: firmSchema },
  ui: { pattern: '{en,ar}/ui.yaml', schema: uiSchema },
  search: { pattern: '{en,ar}/search.yaml', schema: searchSchema },
  forms: { pattern: '{en,ar}/forms.yaml', schema: formMessagesSchema },
  clients: { pattern: '{en,ar}/clients.yaml', schema: clientsSchema },
  values: { pattern: '{en,ar}/values.yaml', schema: valuesSchema },
  partners: { pattern: '{en,ar}/partners.yaml', schema: partnersSchema },
  home: { pattern: '{en,ar}/pages/home.yaml', schema: homeSchema },
  pages: { pattern: '{en,ar}/pages/!(home).yaml', schema: pageSchema },
  services: { pattern: '{en,ar}/services/*.yaml', schema: serviceSchema },
  cases: { pattern: '{en,ar}/cases/*.yaml', schema: caseSchema },
  films: { pattern: '{en,ar}/films/*.yaml', schema: filmSchema },
  offices: { pattern: '{en,ar}/offices/*.yaml', schema: officeSchema },
  team: { pattern: '{en,ar}/team/*.yaml', schema: personSchema },
  jobs: { pattern: '{en,ar}/jobs/*.yaml', schema: jobSchema },
  insights: { pattern: '{en,ar}/insights/*.md', schema: articleSchema, fileSchema: articleFileSchema },
  profile: { pattern: '{en,ar}/profile.yaml', schema: profileSchema },
  cards: { pattern: '{en,ar}/cards.yaml', schema: cardWordsSchema },
  yourData: { pattern: '{en,ar}/your-data.yaml', schema: yourDataMessagesSchema },
  mails: { pattern: '{en,ar}/mails.yaml', schema: mailMessagesSchema },
} as const;
