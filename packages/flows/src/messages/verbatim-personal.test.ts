import { expect, test } from 'vitest';
import { nomineeDetails } from './en/nominee-details.ts';
import { personal } from './en/personal.ts';

test('the messages of the personal stage equal those of the specification exactly [ON-498]', () => {
  const messages = [
    personal['problem.maritalStatus'],
    personal['problem.city'],
    personal['problem.state'],
    personal['problem.pincode'],
    personal['problem.sourceOfWealth'],
    personal['problem.occupation'],
    personal['problem.annualIncome'],
    nomineeDetails['problem.relationship'],
    nomineeDetails['problem.name'],
    nomineeDetails['problem.proof'],
    nomineeDetails['problem.mismatch'],
  ];
  expect(messages).toEqual([
    'Please select Marital Status',
    'Enter valid city name',
    'Enter valid state name',
    'Enter valid pin code',
    'Please select Source of wealth',
    'Please select Occupation',
    'Please select annual income',
    'Please select relationship',
    'Please enter nominee name with minimum 5 characters',
    'Please select proof of identity',
    'Please upload valid proof of identity',
  ]);
});
