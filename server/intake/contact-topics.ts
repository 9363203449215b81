import type { AnyFormDefinition } from '#forms/forms.ts';
import type { Messages } from '#server/content/site-content.ts';

/** Returns the service and the article that a contact form was opened for, if they exist. */
export function topicsOf(
  form: AnyFormDefinition,
  { service = '', article = '' }: { service?: string | undefined; article?: string | undefined },
  { serviceTitle, articleTitle }: Messages,
) {
  if (form.id !== 'contact') return {};
  const [ofService, ofArticle] = [serviceTitle(service), articleTitle(article)];
  return {
    ...(ofService !== undefined && { service: { id: service, title: ofService } }),
    ...(ofArticle !== undefined && { article: { id: article, title: ofArticle } }),
  };
}
