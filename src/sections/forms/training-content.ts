import { training, trainingDialog } from '../../../forms/training.ts';
import type { Language } from '../../language/languages.ts';
import { formContent } from './form-content.ts';
import type { TrainingFormProps } from './training-form.tsx';

/** The training form of the page or of the dialog, in a language. */
export async function trainingForm(language: Language, place: 'page' | 'dialog'): Promise<TrainingFormProps> {
  const form = place === 'page' ? training : trainingDialog;
  const id = place === 'page' ? 'training' : 'training-dialog';
  const { frame, words, choices, consent } = await formContent(language, form, id);
  return {
    ...frame,
    words: { ...frame.words, send: words.training.send },
    fields: words.fields,
    choices,
    consent,
  };
}
