export {
  type EmailTemplateKind,
  type EmailTemplateName,
  emailTemplateNames,
  emailTemplateOf,
  maxTemplateBytes,
  sampleValues,
} from './email-templates.ts';
export { fillTemplate } from './fill-template.ts';
export { templateProblems } from './template-problems.ts';
