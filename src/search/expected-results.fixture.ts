import type { Language } from '#i18n/languages.ts';

/** A question as a visitor types it, and what must come first: a page, or one of its sections. */
export interface ExpectedResult {
  how: 'exact' | 'misspelt' | 'inflected' | 'cross-script';
  query: string;
  /**
   * A path without a language. With a hash this very section must be first, without one any part of the page.
   */
  first: string;
}

/** Thirty questions for each language of the site, written before the ranking was tuned. */
export const queries: Record<Language, ExpectedResult[]> = {
  en: [
    { how: 'exact', query: 'corporate governance', first: '/services/1' },
    { how: 'exact', query: 'risk management', first: '/services/2' },
    { how: 'exact', query: 'balanced scorecard', first: '/services/3#balanced-scorecard' },
    { how: 'exact', query: 'IFRS adoption', first: '/services/7#ifrs-adoption' },
    { how: 'exact', query: 'family business', first: '/services/1#family-charter' },
    { how: 'exact', query: 'contact', first: '/contactus' },
    { how: 'exact', query: 'careers', first: '/jobs' },
    { how: 'exact', query: 'privacy policy', first: '/privacy' },
    { how: 'exact', query: 'phone number dubai', first: '/offices#dubai' },
    { how: 'exact', query: 'SAMTECH', first: '/samtechcase' },
    { how: 'exact', query: 'who is the ceo', first: '/ourpeople#sami-al-ghamdi' },
    { how: 'exact', query: 'start a company in saudi arabia', first: '/services/10' },
    { how: 'exact', query: 'vision 2030', first: '/services/3' },
    { how: 'exact', query: 'regional headquarters', first: '/insights/regional-headquarters-riyadh' },
    { how: 'exact', query: 'Hadara Foods', first: '/#clients' },
    { how: 'misspelt', query: 'governence', first: '/services/1' },
    { how: 'misspelt', query: 'stratagic planing', first: '/services/3' },
    { how: 'misspelt', query: 'actuarial valution', first: '/services/7#actuarial-valuation' },
    { how: 'misspelt', query: 'cyber securty', first: '/services/6#cybersecurity-privacy' },
    { how: 'misspelt', query: 'digital tranformation', first: '/services/6' },
    { how: 'misspelt', query: 'Sami Algamdi', first: '/ourpeople#sami-al-ghamdi' },
    { how: 'inflected', query: 'managing risks', first: '/services/2' },
    { how: 'inflected', query: 'taxes and accounting', first: '/services/7#accounting-tax' },
    { how: 'inflected', query: 'dashboards for HR', first: '/services/9#hr-dashboards' },
    { how: 'inflected', query: 'price competitively', first: '/services/8#pricing' },
    { how: 'inflected', query: 'training graduates', first: '/applytraining' },
    { how: 'cross-script', query: 'حوكمة', first: '/services/1' },
    { how: 'cross-script', query: 'سامي الغامدي', first: '/ourpeople#sami-al-ghamdi' },
    { how: 'cross-script', query: 'وظائف', first: '/jobs' },
    { how: 'cross-script', query: 'ميزان', first: '/ourpartners#mizan' },
  ],
  ar: [
    { how: 'exact', query: 'حوكمة الشركات', first: '/services/1' },
    { how: 'exact', query: 'إدارة المخاطر', first: '/services/2' },
    { how: 'exact', query: 'الميثاق العائلي', first: '/services/1#family-charter' },
    { how: 'exact', query: 'بطاقة الأداء المتوازن', first: '/services/3#balanced-scorecard' },
    { how: 'exact', query: 'تواصل معنا', first: '/contactus' },
    { how: 'exact', query: 'من نحن', first: '/whoweare' },
    { how: 'exact', query: 'مكتب القاهرة', first: '/offices#cairo' },
    { how: 'exact', query: 'سياسة الخصوصية', first: '/privacy' },
    { how: 'exact', query: 'رؤية 2030', first: '/services/3' },
    { how: 'exact', query: 'الرئيس التنفيذي', first: '/ourpeople#sami-al-ghamdi' },
    { how: 'exact', query: 'مقالات', first: '/insights' },
    { how: 'misspelt', query: 'عمر حداد', first: '/ourpeople#omar-haddad' },
    { how: 'misspelt', query: 'حوكمه الشركات', first: '/services/1' },
    { how: 'misspelt', query: 'ادارة المخاطر', first: '/services/2' },
    { how: 'misspelt', query: 'استراتجية', first: '/services/3' },
    { how: 'misspelt', query: 'الامن السبراني', first: '/services/6#cybersecurity-privacy' },
    { how: 'misspelt', query: 'المحاسبه والضرايب', first: '/services/7#accounting-tax' },
    { how: 'misspelt', query: 'التقيم الاكتواري', first: '/services/7#actuarial-valuation' },
    { how: 'misspelt', query: 'التسويق الرقمى', first: '/services/4' },
    { how: 'misspelt', query: 'الموراد البشرية', first: '/services/9' },
    { how: 'inflected', query: 'تأسيس شركات', first: '/services/10#company-setup' },
    { how: 'inflected', query: 'وظيفة شاغرة', first: '/jobs' },
    { how: 'inflected', query: 'للمستثمرين', first: '/services/10' },
    { how: 'inflected', query: 'والمبيعات', first: '/services/8' },
    { how: 'inflected', query: 'شركائنا', first: '/ourpartners' },
    { how: 'inflected', query: 'مخاطر تشغيلية', first: '/services/2#operational-risk' },
    { how: 'cross-script', query: 'corporate governance', first: '/services/1' },
    { how: 'cross-script', query: 'Sami Al-Ghamdi', first: '/ourpeople#sami-al-ghamdi' },
    { how: 'cross-script', query: 'IFRS', first: '/services/7#ifrs-adoption' },
    { how: 'cross-script', query: 'Mizan', first: '/ourpartners#mizan' },
  ],
};
