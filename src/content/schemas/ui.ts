import { z } from 'zod';
import { text } from './shared.ts';

/** Labels, buttons and messages that belong to no single page. */
export const uiSchema = z.strictObject({
  skip: text,
  home: text,
  bar: z.strictObject({
    main: text,
    openMenu: text,
    closeMenu: text,
    companyProfile: text,
    companyProfilePdf: text,
    newTab: text,
  }),
  aboutMenu: z.strictObject({ label: text, title: text, text, more: text }),
  servicesMenu: z.strictObject({ label: text, title: text, text, more: text }),
  hero: z.strictObject({ carousel: text, slides: text, slide: text, pause: text, play: text }),
  footer: z.strictObject({
    label: text,
    firm: text,
    more: text,
    contact: text,
    whatsapp: text,
    social: text,
  }),
  breadcrumb: text,
  cases: z.strictObject({
    figures: text,
    challenge: text,
    solution: text,
    results: text,
    services: text,
    next: text,
  }),
  onward: text,
  film: z.strictObject({
    transcript: text,
    play: text,
    /** What YouTube learns, said before anyone presses play. */
    youtube: text,
  }),
  services: z.strictObject({
    all: text,
    keyPoints: text,
    example: text,
    ourWork: text,
    relatedCase: text,
    neighbours: text,
    figures: text,
    readMore: text,
    hours: text,
    /** Put right after the number: may begin with a space. */
    scoreAtLeast: z.string().min(1),
  }),
  jobs: z.strictObject({
    fullTime: text,
    partTime: text,
    marketing: text,
    finance: text,
    apply: text,
    applyFor: text,
    validThrough: text,
    details: text,
    responsibilities: text,
    requirements: text,
    about: text,
    applyIntroduction: text,
  }),
  profile: z.strictObject({ open: text, download: text, fallback: text }),
  offices: z.strictObject({
    map: text,
    list: text,
    headOffice: text,
    generalInformation: text,
    localTime: text,
    /** Before a time: "Open until 5 pm". */
    openUntil: text,
    /** Before a day, where it is not today, and `at` with a time: "Closed, opens Sunday at 8 am". */
    closedOpens: text,
    at: text,
    call: text,
    email: text,
    directions: text,
    contactCard: text,
  }),
  about: z.strictObject({
    services: text,
    join: z.strictObject({ title: text, text, button: text }),
  }),
  people: z.strictObject({
    list: text,
    back: text,
    office: text,
    worksOn: text,
    languages: text,
    email: text,
    contactCard: text,
  }),
  partners: z.strictObject({ list: text, specialty: text, location: text, chosen: text }),
  cities: z.strictObject({ title: text, all: text }),
  ways: z.strictObject({ label: text, email: text, whatsapp: text, office: text }),
  contents: text,
  updated: text,
  notFound: z.strictObject({
    title: text,
    page: z.strictObject({ headline: text, text }),
    service: z.strictObject({ headline: text, text }),
    job: z.strictObject({ headline: text, text }),
  }),
});

export type Ui = z.infer<typeof uiSchema>;
