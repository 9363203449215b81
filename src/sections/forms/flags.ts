import type { Country } from '#codes/countries.ts';
import uae from './flags/ae.svg?url';
import bahrain from './flags/bh.svg?url';
import egypt from './flags/eg.svg?url';
import jordan from './flags/jo.svg?url';
import ksa from './flags/sa.svg?url';

export const flags: Record<Country, string> = { ksa, uae, jordan, bahrain, egypt };
