import { check, type Problems } from '#forms/form-definition.ts';
import { formAt } from '#forms/forms.ts';
import { parsePath } from '#language/paths.ts';
import { entriesOf, fileInput } from './form-entries.ts';
import { fileProblem } from './resume-check.ts';

/** What is wrong with a form as it is now, by the same rules that the server checks it by. */
export function problemsOf(form: HTMLFormElement): Problems {
  const rules = formAt(parsePath(new URL(form.action).pathname).path);
  if (!rules) throw new Error(`No form is sent to ${form.action}`);
  const entries = Object.entries(entriesOf(form)).filter(([name]) => rules.fields.includes(name));
  const checked = check(rules, Object.fromEntries(entries));
  return { ...problemOfFile(form), ...(checked.state === 'invalid' && checked.problems) };
}

/** The chosen file's, or that there is none, neither here nor kept by the server. */
function problemOfFile(form: HTMLFormElement): Problems {
  const input = fileInput(form);
  if (!input) return {};
  const file = input.files?.[0];
  const uploaded = form.querySelector<HTMLInputElement>('[name="resumeToken"]')?.value;
  const problem = file ? fileProblem(file) : uploaded ? undefined : 'required';
  return problem ? { [input.name]: problem } : {};
}
