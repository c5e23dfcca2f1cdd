CREATE TABLE "insurance_laws" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"effective_from" date NOT NULL,
	"answer_days" smallint NOT NULL,
	"answer_article" text NOT NULL,
	"policy_days" smallint NOT NULL,
	"policy_article" text NOT NULL,
	"first_premium_article" text NOT NULL,
	"notice_days" smallint NOT NULL,
	"notice_article" text NOT NULL,
	"suspension_days" smallint NOT NULL,
	"suspension_article" text NOT NULL,
	"withdrawal_days" smallint NOT NULL,
	"withdrawal_article" text NOT NULL,
	"refund_days" smallint NOT NULL,
	"refund_method" text NOT NULL,
	"refund_article" text NOT NULL,
	"separate_consent" boolean NOT NULL,
	"consent_article" text NOT NULL,
	"idle_days" smallint NOT NULL,
	"iof_rate" text NOT NULL,
	"iof_article" text NOT NULL,
	"sources" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by_name" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_laws_key" ON "insurance_laws" USING btree ("product","effective_from");--> statement-breakpoint
-- the law in force since Lei 15.040/2024, for every product without a row of its own; counsel has yet to confirm it
INSERT INTO "insurance_laws" ("id", "product", "effective_from", "answer_days", "answer_article", "policy_days", "policy_article", "first_premium_article", "notice_days", "notice_article", "suspension_days", "suspension_article", "withdrawal_days", "withdrawal_article", "refund_days", "refund_method", "refund_article", "separate_consent", "consent_article", "idle_days", "iof_rate", "iof_article", "sources") VALUES
('01jd0000000000000000008701', 'GENERAL', '2025-12-11', 25, 'Lei nº 15.040/2024, art. 49', 30, 'Lei nº 15.040/2024, art. 55', 'Lei nº 15.040/2024, art. 19, § 2º, e art. 20, caput', 15, 'Lei nº 15.040/2024, art. 20, § 1º', 30, 'Lei nº 15.040/2024, art. 21, caput', 7, 'Lei nº 8.078/1990 (CDC), art. 49', 15, 'BY_DAY', 'Lei nº 8.078/1990 (CDC), art. 49, parágrafo único; prazo pela Resolução CNSP nº 296/2013, art. 14, § 6º', false, '', 25, '0.0738', 'Decreto nº 6.306/2007, art. 22, § 1º, IV', 'Lei nº 15.040/2024 (seguros) https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm
Lei nº 8.078/1990 (CDC) https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm
Resolução CNSP nº 296/2013 https://www2.susep.gov.br/safe/bnportal/internet/pt-BR/
Decreto nº 6.306/2007 (IOF) https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm');--> statement-breakpoint
-- extended warranty: mechanical protection
INSERT INTO "insurance_laws" ("id", "product", "effective_from", "answer_days", "answer_article", "policy_days", "policy_article", "first_premium_article", "notice_days", "notice_article", "suspension_days", "suspension_article", "withdrawal_days", "withdrawal_article", "refund_days", "refund_method", "refund_article", "separate_consent", "consent_article", "idle_days", "iof_rate", "iof_article", "sources")
SELECT own."id", own."product", "effective_from", "answer_days", "answer_article", "policy_days", "policy_article", "first_premium_article", "notice_days", "notice_article", "suspension_days", "suspension_article", "withdrawal_days", 'Resolução CNSP nº 296/2013, art. 14, com a redação da Resolução CNSP nº 369/2018', "refund_days", "refund_method", 'Resolução CNSP nº 296/2013, art. 14, § 6º, com a redação da Resolução CNSP nº 369/2018', "separate_consent", "consent_article", "idle_days", "iof_rate", "iof_article", 'Lei nº 15.040/2024 (seguros) https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm
Resoluções CNSP nº 296/2013 e 369/2018 (garantia estendida) https://www2.susep.gov.br/safe/bnportal/internet/pt-BR/
Decreto nº 6.306/2007 (IOF) https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm'
FROM "insurance_laws", (VALUES ('01jd0000000000000000008702', 'PMC'), ('01jd0000000000000000008703', 'PMC_DAY_2')) AS own("id", "product")
WHERE "insurance_laws"."product" = 'GENERAL';--> statement-breakpoint
-- persons' insurance: a proposal and a consent of its own, another rate; collective ones are dissolved after 90 days
INSERT INTO "insurance_laws" ("id", "product", "effective_from", "answer_days", "answer_article", "policy_days", "policy_article", "first_premium_article", "notice_days", "notice_article", "suspension_days", "suspension_article", "withdrawal_days", "withdrawal_article", "refund_days", "refund_method", "refund_article", "separate_consent", "consent_article", "idle_days", "iof_rate", "iof_article", "sources")
SELECT own."id", own."product", "effective_from", "answer_days", "answer_article", "policy_days", "policy_article", "first_premium_article", "notice_days", "notice_article", 90, 'Lei nº 15.040/2024, art. 21, caput e § 2º (seguro coletivo)', "withdrawal_days", "withdrawal_article", "refund_days", "refund_method", "refund_article", true, 'Resolução CNSP nº 439/2022 e Circular Susep nº 667/2022', "idle_days", '0.0038', 'Decreto nº 6.306/2007, art. 22, § 1º, II', "sources" || '
Resolução CNSP nº 439/2022 e Circular Susep nº 667/2022 (seguros de pessoas) https://www2.susep.gov.br/safe/bnportal/internet/pt-BR/'
FROM "insurance_laws", (VALUES ('01jd0000000000000000008704', 'LIFE'), ('01jd0000000000000000008705', 'PPI')) AS own("id", "product")
WHERE "insurance_laws"."product" = 'GENERAL';
