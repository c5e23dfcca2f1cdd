CREATE TABLE "proposal_contracts" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"edition" smallint NOT NULL,
	"issued_on" date NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by_name" text NOT NULL,
	"ready_at" timestamp with time zone,
	"stop" text,
	"voided_at" timestamp with time zone,
	"voided_by_name" text,
	"void_reason" text
);
--> statement-breakpoint
CREATE TABLE "proposal_loans" (
	"proposal_id" char(26) PRIMARY KEY NOT NULL,
	"item" jsonb NOT NULL,
	"manufacturer_year" smallint NOT NULL,
	"model_year" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_papers" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"contract_id" char(26) NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"is_non_negotiable" boolean NOT NULL,
	"text_version" date NOT NULL,
	"content_hash" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposal_contracts" ADD CONSTRAINT "proposal_contracts_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_loans" ADD CONSTRAINT "proposal_loans_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_papers" ADD CONSTRAINT "proposal_papers_contract_id_proposal_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."proposal_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_papers" ADD CONSTRAINT "proposal_papers_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_contracts_edition" ON "proposal_contracts" USING btree ("proposal_id","edition");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_papers_copy" ON "proposal_papers" USING btree ("contract_id","kind","is_non_negotiable");--> statement-breakpoint
CREATE INDEX "proposal_papers_of_proposal" ON "proposal_papers" USING btree ("proposal_id");--> statement-breakpoint
-- the whole term of proposals from before it was kept, where their simulation still is what they were made of
INSERT INTO "proposal_loans" ("proposal_id", "item", "manufacturer_year", "model_year")
SELECT DISTINCT ON (p.id) p.id, item, (s.request ->> 'manufacturerYear')::smallint, (s.request ->> 'modelYear')::smallint
FROM "proposals" p
JOIN "simulations" s ON s.id = p.simulation_id
CROSS JOIN LATERAL jsonb_array_elements(s.result -> 'simulationItems') AS item
WHERE p.rectified IS NULL
	AND (item ->> 'term')::int = p.term_months
	AND item ->> 'tableCode' = p.figures ->> 'tableCode'
	AND item ->> 'installmentCents' = p.figures ->> 'installmentCents'
	AND item ->> 'simulationDate' = p.simulation_date::text;
