/** Words of the frame around every page. */
export const shell = {
  skip: 'Skip to content',
  signIn: 'Sign in',
  main: 'Main',
  terms: 'Terms',
  privacy: 'Privacy Policy',
  helpdesk: 'Helpdesk',
  disclaimer:
    '{company} collects your orders and passes them on to a stock exchange’s mutual fund platform. It is not liable for non-execution or wrong execution of orders. Mutual fund investments are subject to market risks; read all scheme related documents carefully.',
  rights: '© {company}. All rights reserved.',
} as const;
