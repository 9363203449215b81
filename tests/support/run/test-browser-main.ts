import { provideTestBrowser } from './test-browser.ts';

console.log(provideTestBrowser());
