CREATE TABLE "offer_campaigns" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"campaign_name" text NOT NULL,
	"region" text NOT NULL,
	"offers" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"contract_goal" integer NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"publish_from" date,
	"ended_on" date,
	"picture_id" char(26),
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "offer_campaigns_picture_id_unique" UNIQUE("picture_id")
);
--> statement-breakpoint
CREATE INDEX "offer_campaigns_by_start" ON "offer_campaigns" USING btree ("effective_from","id");--> statement-breakpoint
CREATE INDEX "offer_campaigns_by_end" ON "offer_campaigns" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "offer_campaigns_by_name" ON "offer_campaigns" USING btree (lower(regexp_replace(normalize("campaign_name", NFD), '[\u0300-\u036f]', '', 'g')),"id");--> statement-breakpoint
CREATE INDEX "offer_campaigns_name_search" ON "offer_campaigns" USING gin (lower(regexp_replace(normalize("campaign_name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_campaigns_region" ON "offer_campaigns" USING btree ("region","valid_until");--> statement-breakpoint
CREATE INDEX "simulations_offer" ON "simulations" USING btree (("request" ->> 'offerId'),"created_at") WHERE ("simulations"."request" ->> 'offerId') is not null;