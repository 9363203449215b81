import { messageOf } from '#lib/error-message.ts';
import { buildIfChanged } from './build-if-changed.ts';

try {
  buildIfChanged();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
