import { picture, textFields } from './shared.ts';

/** The company profile alone shows this picture, above the firm's values. */
export const profileSchema = textFields('website').extend({ picture: picture() });
