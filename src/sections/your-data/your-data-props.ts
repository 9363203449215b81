import { getYourDataMessages } from '#content/readers.ts';
import { type AnyFormDefinition, byForm, forms } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { recordOf } from '#lib/records.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { formProps } from '../forms/form-props.ts';
import { breadcrumbs, pageLinks } from '../page/link-props.ts';

export type YourDataProps = ReturnType<typeof yourDataProps>;

export function yourDataProps(language: Language) {
  const messages = getYourDataMessages(language);
  const action = (name: string) => localizedPath(language, `${paths.yourData}/${name}`);
  const correction = (form: AnyFormDefinition) => {
    const content = formProps(language, form, `correct-${form.id}`);
    const { send } = messages.correct;
    return { ...content, action: action('correct'), messages: { ...content.messages, send } };
  };
  return {
    messages,
    /** The URL to which each form of the page is sent. */
    actions: recordOf(['copy', 'withdraw', 'erase', 'link'], action),
    corrections: byForm((id) => correction(forms[id])),
    breadcrumbs: breadcrumbs(language, { label: messages.label }),
    nextLinks: pageLinks(language, ['contactus', 'privacy']),
  };
}
