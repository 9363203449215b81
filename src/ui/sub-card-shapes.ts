import {
  at,
  circle,
  diamond,
  each,
  octagon,
  type Shape,
  smallDiamond,
  square,
  star,
} from './figure-geometry.ts';

/**
 * A drawing for each sub-card of the services, by its id, on the same scaffold and in the same kinds of shape
 * as the services' own. None reads from one side to the other, so none is turned round in Arabic.
 */
export const subCardShapes = {
  'board-effectiveness': [
    ['b', `M39 30h18v45h-18z${each([36, 52.5, 69], (y) => square(27, y, 4.5) + square(69, y, 4.5))}`],
    smallDiamond(48, 18),
  ],
  'authority-matrix': [
    ['l', 'M21 21h54v54h-54zM39 21v54M57 21v54M21 39h54M21 57h54'],
    ['b', 'M21 39h18v18h18v18h-36z'],
    smallDiamond(66, 30),
  ],
  'family-business': [
    ['l', circle(48, 35, 20) + circle(36, 56, 20) + circle(60, 56, 20)],
    smallDiamond(48, 48.5),
  ],
  'control-disclosure': [
    ['l', 'M9.82 48L36.82 21H59.18L86.18 48L59.18 75H36.82z'],
    ['b', circle(48, 48, 15)],
    smallDiamond(48, 48),
  ],
  'register-appetite': [
    ['l', 'M36.82 21H59.18L75 36.82V59.18L59.18 75H36.82L21 59.18V36.82z'],
    ['b', each([36, 48, 60], (x) => each([36, 48, 60], (y) => square(x, y, 3.5)))],
    smallDiamond(75, 21),
  ],
  'operations-supply': [
    ['l', diamond(25, 48, 17) + diamond(71, 48, 17)],
    ['b', diamond(48, 48, 17)],
    smallDiamond(48, 48),
  ],
  'compliance-risk': [
    ['l', `M48 16V75M21 21H75${diamond(21, 37, 16)}${diamond(75, 37, 16)}`],
    ['b', 'M5 37h32l-16 16zM59 37h32l-16 16zM34 75h28v6h-28z'],
    smallDiamond(48, 16),
  ],
  'continuity-crisis': [
    ['l t', 'M36.82 21L21 36.82V59.18L36.82 75H59.18L75 59.18V36.82L59.18 21'],
    smallDiamond(48, 21),
  ],
  scan: [
    ['l', circle(48, 48, 38.18) + circle(48, 48, 25) + circle(48, 48, 12)],
    ['b', `M48 48L${at(0, 38.18)}A38.18 38.18 0 0 1 ${at(1, 38.18)}z`],
    smallDiamond(30.3, 65.7),
  ],
  'strategy-development': [
    ['l', 'M48 86V62L21 35V21M48 62L75 35V21'],
    ['b', square(21, 21, 6) + square(75, 21, 6)],
    ['l t', 'M48 86V26'],
    smallDiamond(48, 16),
  ],
  scorecard: [['l', 'M21 21h54v54h-54z'], ['b', 'M48 21h27v27h-27zM21 48h27v27h-27z'], smallDiamond(48, 48)],
  dashboards: [
    ['l', 'M9.82 66a38.18 38.18 0 0 1 76.36 0zM21 39l6 6M48 28v8M75 39l-6 6'],
    ['b', 'M42.5 66L60 38L53.5 66z'],
    smallDiamond(48, 66),
  ],
  'market-studies': [
    ['l', circle(48, 48, 38.18) + circle(48, 60, 26.18)],
    ['b', circle(48, 72, 14.18)],
    smallDiamond(48, 72),
  ],
  'brand-positioning': [
    ['l', `M48 9.82V86.18M9.82 48H86.18${square(33, 33, 5)}${square(33, 63, 5)}${square(63, 63, 5)}`],
    ['b', star(66.5, 29.5, 17.5)],
    smallDiamond(66.5, 29.5),
  ],
  'digital-channels-measurement': [
    ['l t', `M48 12A36 36 0 1 1 12 48M48 24A24 24 0 1 1 ${at(4, 24)}M48 36A12 12 0 0 1 60 48`],
    smallDiamond(48, 48),
  ],
  eprg: [
    [
      'l',
      `M48 24V72M24 48H72${circle(48, 16, 8)}${circle(80, 48, 8)}${circle(48, 80, 8)}${circle(16, 48, 8)}`,
    ],
    ['b', diamond(48, 48, 18)],
    smallDiamond(48, 48),
  ],
  'job-re-engineering': [
    ['l', diamond(48, 28, 15)],
    ['b', 'M21 82V66L39 48H57L75 66V82z'],
    smallDiamond(48, 65),
  ],
  'process-re-engineering': [
    ['l', 'M21 21H75V35H21V48H75V61H21V75H75'],
    ['l t', 'M48 9.82V78'],
    smallDiamond(48, 84),
  ],
  'operating-procedures': [
    ['l', `M48 28V34M48 62V68M34 48H21V75H39M62 48H75V75H57${diamond(48, 48, 14)}`],
    ['b', 'M36 12h24v16h-24z'],
    smallDiamond(48, 75),
  ],
  'roadmap-ownership': [
    ['l', 'M14 84L42 14M82 84L54 14'],
    ['b', diamond(48, 80, 7) + diamond(48, 62, 6) + diamond(48, 46, 5) + diamond(48, 32, 4)],
    smallDiamond(48, 15),
  ],
  'it-service-management': [
    ['l', each([37, 17], octagon)],
    [
      'b',
      each(
        [1, 3, 5, 7],
        (e) => `M${at(e - 0.5, 37)}L${at(e + 0.5, 37)}L${at(e + 0.5, 17)}L${at(e - 0.5, 17)}z`,
      ),
    ],
    smallDiamond(48, 48),
  ],
  'core-systems-data': [
    ['l', 'M48 20L86 39L48 58L10 39zM10 52L48 71L86 52'],
    ['b', 'M10 63L48 82L86 63V67L48 86L10 67z'],
    smallDiamond(48, 39),
  ],
  'security-adoption': [
    ['l', 'M31 48V28L42 17H54L65 28V48'],
    ['b', 'M21 46h54v34h-54z'],
    smallDiamond(48, 62),
  ],
  'accounting-tax': [
    ['l', 'M23 40H39M23 54H39M57 40H73M57 54H73M21 75H75M21 81H75'],
    ['l t', 'M17 24H79M48 24V68'],
    smallDiamond(48, 24),
  ],
  'actuarial-valuation': [
    ['l', 'M21 16H75L48 48L75 80H21L48 48z'],
    ['b', 'M48 62L75 80H21z'],
    smallDiamond(48, 48),
  ],
  'ifrs-adoption': [
    ['l', diamond(48, 48, 27)],
    ['b', circle(48, 48, 38.18) + square(48, 48, 27)],
    smallDiamond(48, 48),
  ],
  'planning-analysis': [
    ['l t', each([0, 1, 2, 3, 4, 5, 6, 7], (e) => `M${at(e, 10)}L${at(e, 16 + e * 3)}`)],
    smallDiamond(21, 21),
  ],
  'sales-assessment': [
    ['b', 'M15 16H81L72 32H24zM27 37H69L60 53H36zM39 58H57L53 66H43z'],
    smallDiamond(48, 78),
  ],
  'competitive-pricing': [
    ['l', 'M60 21L86.18 47.18V50L66 70.18'],
    ['b', 'M17 17H46L79 50L50 79L17 46z'],
    smallDiamond(32, 32),
  ],
  'reward-performance': [
    ['l', star(48, 38, 30) + circle(48, 38, 15)],
    ['b', 'M34 64L28 88L38 83L46 88V67zM62 64L68 88L58 83L50 88V67z'],
    smallDiamond(48, 38),
  ],
  'talent-succession': [
    ['l', 'M48 86V26M48 52A27 27 0 0 1 75 25A27 27 0 0 1 48 52'],
    ['b', 'M48 72A27 27 0 0 0 21 45A27 27 0 0 0 48 72z'],
    smallDiamond(48, 21),
  ],
  'hr-data-systems': [
    ['l', diamond(22, 44, 9) + diamond(74, 44, 9)],
    ['b', 'M14 57h16v25h-16zM40 38h16v44h-16zM66 57h16v25h-16z'],
    smallDiamond(48, 25),
  ],
  'policy-labour-law': [
    [
      'l',
      'M48 28L15 18V70L48 80L81 70V18zM48 28V80M23 32L40 37M23 44L40 49M23 56L40 61M73 32L56 37M73 44L56 49M73 56L56 61',
    ],
    smallDiamond(48, 84),
  ],
  'company-setup': [
    ['l', square(37, 50, 9) + square(59, 50, 9)],
    ['b', square(26, 72, 9) + square(48, 72, 9) + square(70, 72, 9)],
    smallDiamond(48, 28),
  ],
  'residency-housing': [
    ['l', 'M9.82 48L48 9.82L86.18 48M21 37V75H75V37'],
    ['b', 'M39 75V54H57V75z'],
    smallDiamond(48, 38),
  ],
  'office-services': [
    ['l', 'M30 12H66V84H30zM14 84H82'],
    ['b', each([24, 39, 54, 69], (y) => square(40, y, 4)) + each([24, 54, 69], (y) => square(56, y, 4))],
    smallDiamond(56, 39),
  ],
  'vip-concierge': [
    ['l', 'M48 31V38'],
    ['b', 'M16 70a32 32 0 0 1 64 0zM10 74h76v6h-76z'],
    smallDiamond(48, 26),
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type SubCardId = keyof typeof subCardShapes;
export const isSubCardId = (id: unknown): id is SubCardId => typeof id === 'string' && id in subCardShapes;
