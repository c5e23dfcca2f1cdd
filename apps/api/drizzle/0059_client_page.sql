CREATE TABLE "client_page_links" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"document" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_page_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "client_page_visits" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"link_id" char(26) NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"visit_hash" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "client_page_visits_visit_hash_unique" UNIQUE("visit_hash")
);
--> statement-breakpoint
ALTER TABLE "client_page_links" ADD CONSTRAINT "client_page_links_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_page_visits" ADD CONSTRAINT "client_page_visits_link_id_client_page_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."client_page_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_page_links_of_proposal" ON "client_page_links" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "client_page_links_ended" ON "client_page_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "client_page_visits_of_link" ON "client_page_visits" USING btree ("link_id","id");