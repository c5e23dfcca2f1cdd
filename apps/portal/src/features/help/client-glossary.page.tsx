import { Glossary } from './glossary.page.tsx';

/** `/glossario`: the glossary without a login, without the terms for dealers and the finance company. */
export const Page = () => <Glossary audience="client" />;
