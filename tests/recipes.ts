import { type Language, languageCodes } from '#i18n/languages.ts';
import type { ProjectCopy } from './project-copy.ts';
import { numbersOf } from './site-content.ts';

export const added = {
  job: Math.max(...numbersOf('jobs')) + 1,
  service: Math.max(...numbersOf('services')) + 1,
  article: 'a-note-on-quarries',
  person: 'mona-al-hajjar',
  office: 'jeddah',
};

/** Words that no other page has, to be looked for. */
export const titles: Record<string, Record<Language, string>> = {
  job: { en: 'Quarryman of ledgers', ar: 'حجّار السجلّات' },
  service: { en: 'Quarrying advice', ar: 'مشورة المحاجر' },
  article: { en: 'A note on quarries', ar: 'كلمة في المحاجر' },
  person: { en: 'Monalisa', ar: 'مونوليزا' },
  office: { en: 'Jeddah office', ar: 'مكتب جدة' },
  field: { en: 'Budget of the quarry', ar: 'ميزانية المحجر' },
  form: { en: 'Tell us about the quarry', ar: 'أخبرنا عن المحجر' },
  filter: { en: 'All depths of the quarry', ar: 'كل أعماق المحجر' },
  page: { en: 'Those who left the quarry', ar: 'من غادروا المحجر' },
};

interface Recipe {
  /** How many files it may touch by hand, tests and records of law aside. */
  most: number;
  follow(copy: ProjectCopy): void;
}

/** The README's recipes, each as somebody would follow it. */
export const recipes: Record<string, Recipe> = {
  'a job': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(`${content}/jobs/${added.job}.yaml`, `${content}/jobs/1.yaml`, [
          /^title: .*$/m,
          `title: ${title('job')}`,
        ]),
      ),
  },
  'an article': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(
          `${content}/insights/${added.article}.md`,
          `${content}/insights/scorecard-first-quarter.md`,
          [/^title: .*$/m, `title: ${title('article')}`],
        ),
      ),
  },
  'a service with drawings of its own': {
    most: 4,
    follow: (copy) => {
      copy.write('src/drawings/services/quarry.svg', 'src/drawings/services/risk.svg');
      copy.write('src/drawings/sub-cards/quarry-face.svg', 'src/drawings/sub-cards/scan.svg');
      inBoth((content, title) =>
        copy.write(
          `${content}/services/${added.service}.yaml`,
          `${content}/services/1.yaml`,
          [/^title: .*$/m, `title: ${title('service')}`],
          [/^figure: .*$/m, 'figure: quarry'],
          [/^ {2}- id: board-effectiveness$/m, '  - id: quarry-face'],
          // A case names the services that it is about.
          [/^ {2}case: .*\n/m, ''],
        ),
      );
    },
  },
  'a person': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(
          `${content}/team/${added.person}.yaml`,
          `${content}/team/yousef-al-mannai.yaml`,
          [/^order: .*$/m, 'order: 60'],
          [/^givenName: .*$/m, `givenName: ${title('person')}`],
        ),
      ),
  },
  'an office': {
    most: 2,
    follow: (copy) =>
      inBoth((content, title) =>
        copy.write(
          `${content}/offices/${added.office}.yaml`,
          `${content}/offices/dubai.yaml`,
          [/^order: .*$/m, 'order: 60'],
          [/^title: .*$/m, `title: ${title('office')}`],
        ),
      ),
  },
  'a field of a form': {
    most: 6,
    follow: (copy) => {
      copy.write('src/forms/contact.ts', 'src/forms/contact.ts', [
        /^ {2}message: /m,
        "  budget: part.choice(['small', 'large']),\n$&",
      ]);
      inBoth((content, title) =>
        copy.write(`${content}/forms.yaml`, `${content}/forms.yaml`, [
          /^ {2}message:$/m,
          `  budget:\n    label: ${title('field')}\n    choices:\n      small: ${title('article')}\n      large: ${title('service')}\n$&`,
        ]),
      );
    },
  },
  'a form with its page': {
    most: 15,
    follow: (copy) => {
      copy.write(
        'src/forms/survey.ts',
        'src/forms/training.ts',
        [/const training/, 'const survey'],
        [/'training'/, "'survey'"],
        [/'applytraining'/g, "'survey'"],
        [/ {4}country: [\s\S]*? {4}email: /, '    email: '],
        [/^import \{ countries, industries \}.*\n/m, ''],
      );
      copy.write(
        'src/forms/forms.ts',
        'src/forms/forms.ts',
        [/^import \{ training \}/m, "import { survey } from './survey.ts';\n$&"],
        [/\{ contact, training,/, '{ contact, training, survey,'],
      );
      copy.write('src/i18n/pages.ts', 'src/i18n/pages.ts', [
        /^ {2}contactus: /m,
        "  survey: { path: '/survey', isLive: true },\n$&",
      ]);
      copy.write('content/navigation.yaml', 'content/navigation.yaml', [
        /^ {4}- contactus\n(?= {4}- privacy\n {4}- terms\n {4}- accessibility\n$)/m,
        '$&    - survey\n',
      ]);
      const page = (name: string) => `src/pages/[...lang]/${name}.astro`;
      copy.write(
        page('survey'),
        page('applytraining'),
        [/forms\.training/g, 'forms.survey'],
        [/"applytraining"/, '"survey"'],
        [/pages\.applytraining/, 'pages.survey'],
      );
      inBoth((content, title) => {
        const words = `${title('form')}: ${title('article')}.`;
        copy.write(`${content}/forms.yaml`, `${content}/forms.yaml`, [
          /^honeypot:/m,
          `  survey:\n    name: ${title('form')}\n    consent: "${title('form')} [${title('page')}]"\n    sent: { title: ${title('form')}, text: "${words}" }\n$&`,
        ]);
        copy.write(`${content}/mails.yaml`, `${content}/mails.yaml`, [
          /^ {4}training: (.*)$/gm,
          '$&\n    survey: $1',
        ]);
        copy.write(`${content}/pages/survey.yaml`, `${content}/pages/applytraining.yaml`, [
          /^headline: .*$/m,
          `headline: ${title('form')}`,
        ]);
      });
    },
  },
  'a filter of the jobs': {
    most: 5,
    follow: (copy) => {
      copy.write('src/jobs/job-filters.ts', 'src/jobs/job-filters.ts', [
        /^ {2}category: /m,
        "  depth: ['deep', 'shallow'],\n$&",
      ]);
      inBoth((content, title) =>
        copy.write(
          `${content}/ui.yaml`,
          `${content}/ui.yaml`,
          [/^ {4}category:$/m, `    depth:\n      label: ${title('job')}\n      all: ${title('filter')}\n$&`],
          [/^ {4}marketing: /m, `    deep: ${title('service')}\n    shallow: ${title('article')}\n$&`],
        ),
      );
    },
  },
  'a page with a component of its own': {
    most: 9,
    follow: (copy) => {
      copy.write('src/i18n/pages.ts', 'src/i18n/pages.ts', [
        /^ {2}offices: /m,
        "  alumni: { path: '/alumni' },\n$&",
      ]);
      copy.write(
        'src/content/schemas/page.ts',
        'src/content/schemas/page.ts',
        [/^const ownParts = \{/m, '$& alumni: alumniSchema,'],
        [
          /^\/\*\* What one page alone has/m,
          'const alumniSchema = z.strictObject({ head: text, items: z.array(text) });\n\n$&',
        ],
      );
      copy.create(
        'src/sections/firm/alumni.tsx',
        `import styles from './alumni.module.css';

export function Alumni({ head, items }: { head: string; items: string[] }) {
  return (
    <section className={styles.alumni}>
      <h2>{head}</h2>
      {items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </section>
  );
}
`,
      );
      copy.create(
        'src/sections/firm/alumni.module.css',
        '@layer sections {\n  .alumni { padding: 1rem; }\n}\n',
      );
      copy.create(
        'src/pages/[...lang]/alumni.astro',
        `---
import { getPages } from '#content/readers.ts';
import { eachLanguage } from '#i18n/static-paths.ts';
import InnerPage from '../../layouts/inner-page.astro';
import { Alumni } from '../../sections/firm/alumni.tsx';

export const getStaticPaths = eachLanguage;
const { language } = Astro.props;
const { alumni } = getPages(language).alumni;
---

<InnerPage language={language} id="alumni">
  {alumni && <Alumni {...alumni} />}
</InnerPage>
`,
      );
      copy.write('content/navigation.yaml', 'content/navigation.yaml', [
        /^ {4}- ourpeople\n/gm,
        '$&    - alumni\n',
      ]);
      inBoth((content, title) =>
        copy.write(
          `${content}/pages/alumni.yaml`,
          `${content}/pages/work.yaml`,
          [/^headline: .*$/m, `headline: ${title('page')}`],
          [/^nextLinks: /m, `alumni: { head: ${title('page')}, items: [${title('job')}] }\n$&`],
        ),
      );
    },
  },
  'a page that moves': {
    most: 6,
    follow: (copy) => {
      copy.write('src/i18n/pages.ts', 'src/i18n/pages.ts', [/'\/whoweare'/, "'/about'"]);
      copy.move('src/pages/[...lang]/whoweare.astro', 'src/pages/[...lang]/about.astro');
      copy.write('content/redirects.yaml', 'content/redirects.yaml', [
        /^\/home: .*$/m,
        '$&\n/whoweare: /about',
      ]);
      inBoth((content) =>
        copy.write(`${content}/search.yaml`, `${content}/search.yaml`, [/\/whoweare/g, '/about']),
      );
    },
  },
};

type Title = (of: keyof typeof titles) => string;

function inBoth(write: (content: string, title: Title) => void) {
  for (const language of languageCodes) write(`content/${language}`, (of) => titles[of]?.[language] ?? of);
}

/** A filter wants its value in each job. */
export function sortJobs(copy: ProjectCopy) {
  inBoth((content) => {
    for (const job of [...numbersOf('jobs'), added.job]) {
      const file = `${content}/jobs/${job}.yaml`;
      copy.write(file, file, [/^category: /m, 'depth: deep\n$&']);
    }
  });
}
