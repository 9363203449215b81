import { readMessages } from '../content.ts';
import { noMetrics } from '../monitoring/metrics.ts';
import type { DeliveryDeps } from './deliver.ts';

/** The words of mails, and an office that gets them. */
export const mails: DeliveryDeps['mails'] = {
  messages: readMessages(),
  secret: 'secret',
  settings: {
    siteUrl: 'https://www.rasikh.example',
    mailTo: 'office@rasikh.example',
    mailRoutes: { egypt: 'cairo@rasikh.example' },
    mailLanguage: 'en',
    webhookUrl: undefined,
    webhookSecret: undefined,
  },
};

export function mailsWith(settings: Partial<DeliveryDeps['mails']['settings']>): DeliveryDeps['mails'] {
  return { ...mails, settings: { ...mails.settings, ...settings } };
}

export const monitoringWith = (log: DeliveryDeps['monitoring']['log']) => ({ log, metrics: noMetrics });
