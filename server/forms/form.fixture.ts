import type { FormId } from '../../forms/choices.ts';

const messages = {
  problems: { required: 'Required', email: 'Bad email', 'name-short': 'Short name' },
  summary: ['One problem', 'Many problems'],
  failed: 'An error occurred',
  failures: { stale: 'Too old', 'too-many': 'Too many', unavailable: 'Try later', error: 'Not sent' },
};

const texts = ['name', 'jobTitle', 'email', 'mobileNumber', 'companyName', 'industry', 'reasonForContact'];

/** A page with a form of the contact page's fields as the build marks it up, but for everything that only people need. */
export function formFixture(action: string, form: FormId = 'contact'): string {
  const words = JSON.stringify(messages).replaceAll('"', '&quot;');
  const field = (name: string, control: string) =>
    `<div data-field="${name}" data-label="${name}">${control}<p id="${name}-problem" data-problem hidden><span></span></p></div>`;
  const described = (name: string) => `id="${name}" name="${name}" aria-describedby="${name}-problem"`;
  return `<!doctype html><html><head><script>1 < 2</script></head><body>
<form method="post" action="${action}" data-form="${form}" data-words="${words}" data-services="{&quot;3&quot;:&quot;About: Strategy&quot;}">
<div data-summary hidden><h2></h2><p></p><ul></ul><button hidden>Again</button></div>
<input type="hidden" name="ticket" value="%ticket%"><input name="companyFax">
${field('country', `<select ${described('country')}><option value=""></option><option value="ksa">KSA</option><option value="uae">UAE</option></select>`)}
${texts.map((name) => field(name, `<input ${described(name)}>`)).join('\n')}
${field('message', `<textarea ${described('message')}></textarea>`)}
${field('privacyPolicy', `<input type="checkbox" ${described('privacyPolicy')}>`)}
</form></body></html>`;
}
