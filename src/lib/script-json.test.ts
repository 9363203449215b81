import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'line\u2028and\u2029paragraph'])(
  'a script reads %j unchanged, and no browser ends the script at it',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
