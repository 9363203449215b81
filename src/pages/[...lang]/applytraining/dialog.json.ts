import { training } from '#forms/training.ts';
import { endpoint } from '#routing/endpoint.ts';
import { languageStaticPaths } from '#routing/static-paths.ts';
import { dialogContent } from '#sections/forms/form-props.ts';

export const getStaticPaths = languageStaticPaths;
export const GET = endpoint((language) => dialogContent(language, training));
