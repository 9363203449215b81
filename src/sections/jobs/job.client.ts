import { showJob } from '../../../jobs/show-job.ts';
import { writtenDay } from '../../../jobs/show-state.ts';
import { riyadhDay } from '../../../jobs/state.ts';

const page = document.querySelector('[data-job-page]');
if (page) showJob(page, writtenDay(page) ?? riyadhDay(Date.now()));
