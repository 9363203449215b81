import { training } from '#forms/training.ts';
import { eachLanguage } from '#i18n/static-paths.ts';
import { endpoint } from '#layouts/endpoint.ts';
import { dialogContent } from '#sections/forms/form-content.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint((language) => dialogContent(language, training));
