/** Words of what a scheme is; they come with that part of its page. */
export const aboutScheme = {
  'facts.title': 'About this scheme',
  'facts.house': 'Fund house',
  'facts.category': 'Category',
  'facts.subCategory': 'Kind',
  'facts.plan': 'Plan',
  'facts.plan.direct': 'Direct',
  'facts.plan.regular': 'Regular',
  'facts.option': 'Option',
  'facts.option.growth': 'Growth',
  'facts.option.payout': 'IDCW',
  'facts.code': 'Scheme code',
  'facts.isin': 'ISIN',
  'facts.risk': 'Risk',
  'facts.riskometer': 'Riskometer: level {level} of {levels}, {risk}',
  'facts.riskSays': 'Your principal is at {risk} risk.',
} as const;
