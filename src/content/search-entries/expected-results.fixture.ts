import type { Language } from '#i18n/languages.ts';

/**
 * Thirty queries for each language of the site as visitors type them, written before the ranking was tuned, and the
 * path of the first result. With a hash this very section must be first, without one any part of the page.
 */
export const expectedResults: Record<Language, Record<string, string>> = {
  en: {
    // These words are on the page.
    'corporate governance': '/services/1',
    'risk management': '/services/2',
    'balanced scorecard': '/services/3#balanced-scorecard',
    'IFRS adoption': '/services/7#ifrs-adoption',
    'family business': '/services/1#family-charter',
    contact: '/contactus',
    careers: '/jobs',
    'privacy policy': '/privacy',
    'phone number dubai': '/offices#dubai',
    SAMTECH: '/samtechcase',
    'who is the ceo': '/ourpeople#sami-al-ghamdi',
    'start a company in saudi arabia': '/services/10',
    'vision 2030': '/services/3',
    'regional headquarters': '/insights/regional-headquarters-riyadh',
    'Hadara Foods': '/#clients',
    // These words are misspelt.
    governence: '/services/1',
    'stratagic planing': '/services/3',
    'actuarial valution': '/services/7#actuarial-valuation',
    'cyber securty': '/services/6#cybersecurity-privacy',
    'digital tranformation': '/services/6',
    'Sami Algamdi': '/ourpeople#sami-al-ghamdi',
    // These words have another form.
    'managing risks': '/services/2',
    'taxes and accounting': '/services/7#accounting-tax',
    'dashboards for HR': '/services/9#hr-dashboards',
    'price competitively': '/services/8#pricing',
    'training graduates': '/applytraining',
    // These words are in the other script.
    حوكمة: '/services/1',
    'سامي الغامدي': '/ourpeople#sami-al-ghamdi',
    وظائف: '/jobs',
    ميزان: '/ourpartners#mizan',
  },
  ar: {
    // These words are on the page.
    'حوكمة الشركات': '/services/1',
    'إدارة المخاطر': '/services/2',
    'الميثاق العائلي': '/services/1#family-charter',
    'بطاقة الأداء المتوازن': '/services/3#balanced-scorecard',
    'تواصل معنا': '/contactus',
    'من نحن': '/whoweare',
    'مكتب القاهرة': '/offices#cairo',
    'سياسة الخصوصية': '/privacy',
    'رؤية 2030': '/services/3',
    'الرئيس التنفيذي': '/ourpeople#sami-al-ghamdi',
    مقالات: '/insights',
    // These words are misspelt.
    'عمر حداد': '/ourpeople#omar-haddad',
    'حوكمه الشركات': '/services/1',
    'ادارة المخاطر': '/services/2',
    استراتجية: '/services/3',
    'الامن السبراني': '/services/6#cybersecurity-privacy',
    'المحاسبه والضرايب': '/services/7#accounting-tax',
    'التقيم الاكتواري': '/services/7#actuarial-valuation',
    'التسويق الرقمى': '/services/4',
    'الموراد البشرية': '/services/9',
    // These words have another form.
    'تأسيس شركات': '/services/10#company-setup',
    'وظيفة شاغرة': '/jobs',
    للمستثمرين: '/services/10',
    والمبيعات: '/services/8',
    شركائنا: '/ourpartners',
    'مخاطر تشغيلية': '/services/2#operational-risk',
    // These words are in the other script.
    'corporate governance': '/services/1',
    'Sami Al-Ghamdi': '/ourpeople#sami-al-ghamdi',
    IFRS: '/services/7#ifrs-adoption',
    Mizan: '/ourpartners#mizan',
  },
};
