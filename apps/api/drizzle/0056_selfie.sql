CREATE TABLE "proposal_selfies" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"contract_id" char(26) NOT NULL,
	"document" text NOT NULL,
	"status" text NOT NULL,
	"shot_id" char(26),
	"sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"consent_version" text,
	"accepted_at" timestamp with time zone,
	"reviewed_by" char(26),
	"reviewed_by_name" text,
	"reviewed_at" timestamp with time zone,
	"reason" text,
	"copied_from" char(26),
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "selfie_links" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"selfie_id" char(26) NOT NULL,
	"signer_id" char(26) NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" char(26) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "selfie_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "selfie_shots" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"front_sha256" text NOT NULL,
	"turned_sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"device" jsonb NOT NULL,
	"doubts" jsonb NOT NULL,
	"discarded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "proposal_selfies" ADD CONSTRAINT "proposal_selfies_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_selfies" ADD CONSTRAINT "proposal_selfies_contract_id_proposal_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."proposal_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selfie_links" ADD CONSTRAINT "selfie_links_selfie_id_proposal_selfies_id_fk" FOREIGN KEY ("selfie_id") REFERENCES "public"."proposal_selfies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selfie_links" ADD CONSTRAINT "selfie_links_signer_id_proposal_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."proposal_signers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selfie_shots" ADD CONSTRAINT "selfie_shots_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_selfies_of_person" ON "proposal_selfies" USING btree ("contract_id","document");--> statement-breakpoint
CREATE INDEX "proposal_selfies_of_proposal" ON "proposal_selfies" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "proposal_selfies_of_shot" ON "proposal_selfies" USING btree ("shot_id") WHERE shot_id is not null;--> statement-breakpoint
CREATE INDEX "selfie_links_of_selfie" ON "selfie_links" USING btree ("selfie_id");--> statement-breakpoint
CREATE INDEX "selfie_links_ended" ON "selfie_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "selfie_shots_of_proposal" ON "selfie_shots" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "selfie_shots_discarded" ON "selfie_shots" USING btree ("discarded_at") WHERE discarded_at is not null;