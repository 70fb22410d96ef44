/** Texts of the frame around every page. */
export const shell = {
  skip: 'Skip to content',
  back: 'Back',
  signIn: 'Sign in',
  main: 'Main',
  language: 'Language',
  theme: 'Theme',
  'theme.system': 'System',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  terms: 'Terms',
  privacy: 'Privacy Policy',
  helpdesk: 'Helpdesk',
  warning: 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  disclaimer:
    '{company} collects your orders and passes them on to a stock exchange’s mutual fund platform. It is not liable for non-execution or wrong execution of orders.',
  rights: '© {company}. All rights reserved.',
} as const;
