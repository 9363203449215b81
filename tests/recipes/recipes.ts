import { stringify } from 'yaml';
import { languageCodes } from '#i18n/languages.ts';
import { contentOf } from '../support/content/site-content.ts';
import { inBoth, label, noticesOf, type Recipe, titles } from './recipe-titles.ts';
import { entryRecipes } from './recipes-of-entries.ts';

const comma = { en: ',', ar: '،' };

export const recipes: Record<string, Recipe> = {
  ...entryRecipes,
  'a field of a form': {
    most: 6,
    follow: (copy) => {
      copy.edit('src/forms/contact.ts', [
        /^ {2}message: /m,
        "  budget: fields.choice(['small', 'large']),\n$&",
      ]);
      copy.edit('src/content/schemas/form-messages.ts', [
        /^ {4}message: /m,
        "    budget: choice(['small', 'large']),\n$&",
      ]);
      inBoth((content, title) =>
        copy.edit(`${content}/forms.yaml`, [
          /^ {2}message:$/m,
          `  budget:\n    label: ${title('field')}\n    choices:\n      small: ${title('article')}\n      large: ${title('service')}\n$&`,
        ]),
      );
      for (const language of languageCodes) {
        const { notice, record } = noticesOf(language);
        const title = titles.field?.[language];
        copy.edit(notice, [/^( {8}(?:Contact form|نموذج التواصل): )/m, `$1${title}${comma[language]} `]);
        copy.edit(record, [/^- (?=Country|البلد)/m, `- ${title}: –\n$&`]);
      }
      label(copy, 'budget', 'small', 'large');
    },
  },
  'another site that pages load from': {
    most: 1,
    follow: (copy) => {
      const statistics = {
        id: 'statistics',
        script: 'https://statistics.example/script.js',
        attributes: ['data-domain=firm.example'],
        allows: ['connect-src https://statistics.example'],
      };
      copy.create('content/third-parties.yaml', stringify({ parties: [statistics, { id: 'youtube' }] }));
      inBoth((content, title) => {
        const parties = [
          { id: 'statistics', text: title('field') },
          { id: 'youtube', text: title('film') },
        ];
        const lines = stringify({ parties }).replace(/^/gm, '  ').trimEnd();
        copy.edit(`${content}/pages/privacy.yaml`, [/^ {2}none: .*\n/m, `$&${lines}\n`]);
      });
    },
  },
  'a form with its page': {
    most: 16,
    follow: (copy) => {
      copy.write(
        'src/forms/proposal.ts',
        'src/forms/training.ts',
        [/const training/, 'const proposal'],
        [/'training'/, "'proposal'"],
        [/'applytraining'/g, "'proposal'"],
        [/ {4}country: [\s\S]*? {4}email: /, '    email: '],
        [
          /^ {4}message: .*\n/m,
          "$&    deadline: fields.day({ min: '2027-01-01' }),\n    brief: fields.optional(fields.file(['pdf', 'docx'])),\n",
        ],
        [/^import \{ countryIds \}.*\n/m, ''],
        [/industries, /, ''],
      );
      copy.edit('src/codes/form-codes.ts', [/'training', /, "$&'proposal', "]);
      copy.edit(
        'src/forms/forms.ts',
        [/^import \{ training \}/m, "import { proposal } from './proposal.ts';\n$&"],
        [/\{ contact, training,/, '{ contact, training, proposal,'],
      );
      copy.edit('src/routing/route-table.ts', [
        /^ {2}contactus: /m,
        "  proposal: { path: '/proposal', isDynamic: true },\n$&",
      ]);
      copy.edit('content/navigation.yaml', [
        /^ {4}- contactus\n(?= {4}- privacy\n {4}- terms\n {4}- accessibility\n$)/m,
        '$&    - proposal\n',
      ]);
      const page = (name: string) => `src/pages/[...lang]/${name}.astro`;
      copy.write(
        page('proposal'),
        page('applytraining'),
        [/forms\.training/g, 'forms.proposal'],
        [/"applytraining"/, '"proposal"'],
        [/\.applytraining\.picture/, '.proposal.picture'],
      );
      inBoth((content, title) => {
        const words = `${title('form')}: ${title('article')}.`;
        copy.edit(
          `${content}/forms.yaml`,
          [/^ {2}job:$/m, `  deadline: { label: ${title('day')} }\n  brief: { label: ${title('file')} }\n$&`],
          [
            /^honeypot:/m,
            `  proposal:\n    name: ${title('form')}\n    consent: "${title('form')} [${title('page')}]"\n    sent: { title: ${title('form')}, text: "${words}", answered: ${title('form')} }\n$&`,
          ],
        );
        copy.edit(`${content}/mails.yaml`, [
          /^ {4}training: (>-(?:\n {6}.+)+|.+)$/gm,
          '$&\n    proposal: $1',
        ]);
        copy.write(`${content}/pages/proposal.yaml`, `${content}/pages/applytraining.yaml`, [
          /^headline: .*$/m,
          `headline: ${title('form')}`,
        ]);
      });
      copy.edit('src/content/schemas/form-messages.ts', [
        /^ {4}job: field,$/m,
        '    deadline: field,\n    brief: field,\n$&',
      ]);
      for (const language of languageCodes) {
        const { notice, record } = noticesOf(language);
        const { fields } = contentOf(language, 'forms');
        const title = (kind: string) => titles[kind]?.[language] ?? kind;
        const asked = ['name', 'email', 'mobileNumber', 'message'].map((name) => fields[name].label);
        const labels = [...asked, title('day'), title('file')];
        copy.edit(notice, [
          /^ {6}- >-\n(?= {8}(?:Contact form|نموذج التواصل))/m,
          `      - "${title('form')}: ${labels.join(`${comma[language]} `)}"\n$&`,
        ]);
        const section = labels.map((label) => `- ${label}: –\n`).join('');
        copy.edit(record, [/^## (?=Contact form|نموذج التواصل)/m, `## ${title('form')}\n\n${section}\n$&`]);
      }
      label(copy, 'proposal', 'deadline', 'brief');
    },
  },
  'a filter of the jobs': {
    most: 5,
    follow: (copy) => {
      copy.edit('src/jobs/job-filters.ts', [/^ {2}category: /m, "  depth: ['deep', 'shallow'],\n$&"]);
      inBoth((content, title) =>
        copy.edit(
          `${content}/ui.yaml`,
          [/^ {4}category:$/m, `    depth:\n      label: ${title('job')}\n      all: ${title('filter')}\n$&`],
          [/^ {4}marketing: /m, `    deep: ${title('service')}\n    shallow: ${title('article')}\n$&`],
        ),
      );
      label(copy, 'depth', 'deep', 'shallow');
    },
  },
  'a page with a component of its own': {
    most: 9,
    follow: (copy) => {
      copy.edit('src/routing/route-table.ts', [/^ {2}offices: /m, "  alumni: { path: '/alumni' },\n$&"]);
      copy.edit(
        'src/content/schemas/page.ts',
        [/^const partsByPage = \{/m, '$& alumni: alumniSchema,'],
        [
          /^\/\*\* Parts that only one page has/m,
          'const alumniSchema = z.strictObject({ heading: typesetText, items: z.array(typesetText) });\n\n$&',
        ],
      );
      copy.create(
        'src/sections/firm/alumni.tsx',
        `import styles from './alumni.module.css';

export function Alumni({ heading, items }: { heading: string; items: string[] }) {
  return (
    <section className={styles.alumni}>
      <h2>{heading}</h2>
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
import { languageStaticPaths } from '#routing/static-paths.ts';
import InnerPage from '../../layouts/inner-page.astro';
import { Alumni } from '../../sections/firm/alumni.tsx';

export const getStaticPaths = languageStaticPaths;
const { language } = Astro.props;
const { alumni } = getPages(language).alumni;
---

<InnerPage language={language} id="alumni">
  {alumni && <Alumni {...alumni} />}
</InnerPage>
`,
      );
      copy.edit('content/navigation.yaml', [/^ {4}- ourpeople\n/gm, '$&    - alumni\n']);
      inBoth((content, title) =>
        copy.write(
          `${content}/pages/alumni.yaml`,
          `${content}/pages/ourpeople.yaml`,
          [/^headline: .*$/m, `headline: ${title('page')}`],
          [/^nextStep:/m, `alumni: { heading: ${title('page')}, items: [${title('job')}] }\n$&`],
        ),
      );
      label(copy, 'alumni');
    },
  },
  'a page that moves': {
    most: 6,
    follow: (copy) => {
      copy.edit('src/routing/route-table.ts', [/'\/whoweare'/, "'/about'"]);
      copy.move('src/pages/[...lang]/whoweare.astro', 'src/pages/[...lang]/about.astro');
      copy.edit('content/redirects.yaml', [/^\/home: .*$/m, '$&\n/whoweare: /about']);
      inBoth((content) => copy.edit(`${content}/search.yaml`, [/\/whoweare/g, '/about']));
    },
  },
};
