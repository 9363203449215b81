import type { FormId } from '#codes/form-codes.ts';
import { getYourDataMessages } from '#content/readers.ts';
import type { YourDataMessages } from '#content/schemas/your-data-messages.ts';
import { type AnyFormDefinition, byForm, forms } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { recordOf } from '#lib/records.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { BreadcrumbProps } from '#ui/breadcrumb.tsx';
import { type FormProps, formProps } from '../forms/form-props.ts';
import { breadcrumbs, pageLinks } from '../page/link-props.ts';

export interface YourDataProps {
  messages: YourDataMessages;
  /** The URL to which each form of the page is sent. */
  actions: Record<'copy' | 'withdraw' | 'erase' | 'link', string>;
  corrections: Record<FormId, FormProps>;
  breadcrumbs: BreadcrumbProps;
  nextLinks: { href: string; label: string }[];
}

export function yourDataProps(language: Language): YourDataProps {
  const messages = getYourDataMessages(language);
  const action = (name: string) => localizedPath(language, `${paths.yourData}/${name}`);
  const correction = (form: AnyFormDefinition) => {
    const content = formProps(language, form, `correct-${form.id}`);
    const { send } = messages.correct;
    return { ...content, action: action('correct'), messages: { ...content.messages, send } };
  };
  return {
    messages,
    actions: recordOf(['copy', 'withdraw', 'erase', 'link'], action),
    corrections: byForm((id) => correction(forms[id])),
    breadcrumbs: breadcrumbs(language, { label: messages.label }),
    nextLinks: pageLinks(language, ['contactus', 'privacy']),
  };
}
