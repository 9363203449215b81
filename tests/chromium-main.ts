import { provideTestBrowser } from './chromium.ts';

console.log(provideTestBrowser());
