import type { Content } from '#content/content.ts';
import { byForm, type Form, forms } from '#forms/forms.ts';
import type { YourDataMessages } from '#forms/your-data-messages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { type FormSources, formProps, formSources } from '../forms/form-content.ts';
import { breadcrumbs } from '../page/link-content.ts';

export type YourDataProps = ReturnType<typeof yourDataContent>;

export function yourDataContent(content: Content) {
  const { yourData: messages, pages } = content;
  return {
    ...yourDataProps(messages, formSources(content)),
    breadcrumbs: breadcrumbs(content, { label: messages.label }),
    nextLinks: [pages.contactus, pages.privacy].map(({ href, label }) => ({ href, label })),
  };
}

/** The page of a person's own data, in a language: every state that it may be in. */
export function yourDataProps(messages: YourDataMessages, sources: FormSources) {
  const action = (act: string) => localizedPath(sources.language, `${paths.yourData}/${act}`);
  const correction = (form: Form) => {
    const props = formProps(sources, form, `correct-${form.id}`);
    const { send } = messages.correct;
    return { ...props, action: action('correct'), messages: { ...props.messages, send } };
  };
  return {
    messages,
    actions: {
      copy: action('copy'),
      withdraw: action('withdraw'),
      erase: action('erase'),
      link: action('link'),
    },
    corrections: byForm((id) => correction(forms[id])),
  };
}
